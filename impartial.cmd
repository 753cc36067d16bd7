@echo off
rem Runs the command from a checkout. Builds its jar once, and again when a source is newer: then the jar ends with 79.
setlocal DisableDelayedExpansion
set "root=%~dp0"
set "home=%root%target\command"
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
set "check=-Dimpartial.checkout=%root%."
rem The page of codes is UTF-8 while the command runs, and afterwards what it was.
for /f "tokens=2 delims=:." %%p in ('chcp') do set "page=%%p"
chcp 65001 >nul
if exist "%home%\impartial.jar" goto run
call :build
if errorlevel 1 goto end
:run
if "%~1"=="jshell" goto shell
"%java%" -Dfile.encoding=UTF-8 -Dimpartial.command=impartial "%check%" -jar "%home%\impartial.jar" %*
set "status=%errorlevel%"
if not "%status%"=="79" goto end
call :build
if not errorlevel 1 goto run
goto end
:shell
rem A Java shell in which everything is imported.
"%java:~0,-4%jshell" --class-path "%home%\impartial.jar" --startup DEFAULT --startup "%root%tools\cli\impartial.jsh"
set "status=%errorlevel%"
:end
chcp %page% >nul
exit /b %status%

:build
set "status=2"
rem A jar that has just been built is not compared again, whatever the clocks say.
set "check=-Dimpartial.built=now"
"%java%" -version >nul 2>&1
if errorlevel 1 goto missing
echo impartial: building the command, once; this takes a minute or two>&2
if not exist "%home%" mkdir "%home%"
pushd "%root%"
call mvn -B -q -Pquick -pl tools/cli -am package "-Dquick.directory=%home%\build" >"%home%\log" 2>&1
if errorlevel 1 goto failed
popd
move /y "%home%\build\impartial-cli\impartial.jar" "%home%\impartial.jar" >nul
if exist "%home%\build\impartial-cli\impartial.jar" exit /b 2
exit /b 0

:missing
echo impartial: there is no %java%; install Java 17 or later, or set JAVA_HOME to its folder>&2
exit /b 2

:failed
popd
type "%home%\log" >&2
echo impartial: the build failed; mend what Maven says above and call again>&2
exit /b 2
