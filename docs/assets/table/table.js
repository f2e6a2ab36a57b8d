// The page of the table: the element of the core, furnished for every family of games there is.
import './core/danish.js';
import { GnavTable } from './core/element.js';
import { gameAsked } from './core/game-asked.js';
import { session } from './core/session.js';
import { furnitureOf } from './furniture.js';

session.furnishing.fetch = furnitureOf;
session.furnishing.expect(gameAsked()); // its rules come with the engine
customElements.define('gnav-table', GnavTable);
