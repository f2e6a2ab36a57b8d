@echo off
rem Start the archive: Windows runs this at a double click.
pushd "%~dp0"
where /q py
if errorlevel 1 (python serve.py) else (py -3 serve.py)
pause
