// rkllmd serves Rockchip's RKLLM API on a Unix socket. See README.md, or "rkllmd --help".
package main

import (
	"os"

	"rkllmd/cli/run_cli"
)

func main() {
	os.Exit(run_cli.RunCLI(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
