//go:build noembedded

// rkllmd for boards: without the embedded runtime, so that it is small and built in seconds. It serves a vendor's
// librkllmrt.so. See README.md, or "rkllmd --help".
package main

import (
	"os"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_cli"
)

func main() {
	os.Exit(run_cli.RunCLI(cli.Embedded{}, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
