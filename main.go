//go:build !noembedded

// rkllmd serves Rockchip's RKLLM API on a Unix socket. See README.md, or "rkllmd --help".
package main

import (
	"os"

	"rkllmd/cli"
	"rkllmd/cli/run_cli"
	"rkllmd/demo"
	"rkllmd/demo/write_tiny_model"
	"rkllmd/engine"
	"rkllmd/engine/describe_build"
	"rkllmd/engine/inspect_model"
	"rkllmd/engine/use_exact_kernels"
	"rkllmd/generation/open_model"
	"rkllmd/generation/propose_context"
	"rkllmd/generation/share_handle"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/open_builtin"
)

func main() {
	engine.Builtins = map[string][]byte{demo.ModelName: demo.Model}
	os.Exit(run_cli.RunCLI(cli.Embedded{
		OpenRuntime:     open_builtin.OpenBuiltin,
		DescribeBuild:   describe_build.DescribeBuild,
		WriteTinyModel:  write_tiny_model.WriteTinyModel,
		OpenModel:       open_model.OpenModel,
		ShareHandle:     share_handle.ShareHandle,
		ProposeContext:  propose_context.ProposeContext,
		UseExactKernels: use_exact_kernels.UseExactKernels,
		InspectModel:    inspect_model.InspectModel,
		Version:         "RKLLM API of librkllmrt " + librkllmrt.Version + ", embedded runtime: llama.cpp",
	}, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
