// Package cli_embedded stands in for main.
package cli_embedded

import (
	"rkllmd/cli"
	"rkllmd/demo/write_tiny_model"
	"rkllmd/engine/describe_build"
	"rkllmd/engine/inspect_model"
	"rkllmd/engine/use_exact_kernels"
	"rkllmd/generation/open_model"
	"rkllmd/generation/propose_context"
	"rkllmd/generation/share_handle"
	"rkllmd/librkllmrt/open_builtin"
)

// CliEmbedded returns the embedded runtime as main.go hands it to the command line.
func CliEmbedded() cli.Embedded {
	return cli.Embedded{
		OpenRuntime:     open_builtin.OpenBuiltin,
		DescribeBuild:   describe_build.DescribeBuild,
		WriteTinyModel:  write_tiny_model.WriteTinyModel,
		OpenModel:       open_model.OpenModel,
		ShareHandle:     share_handle.ShareHandle,
		ProposeContext:  propose_context.ProposeContext,
		UseExactKernels: use_exact_kernels.UseExactKernels,
		InspectModel:    inspect_model.InspectModel,
		Version:         "of the tests",
	}
}
