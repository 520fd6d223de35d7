// Package cli_embedded stands in for main.
package cli_embedded

import (
	"rkllmd/cli"
	"rkllmd/demo/write_sized_model"
	"rkllmd/engine/context/use_exact_kernels"
	"rkllmd/engine/inspect/inspect_model"
	"rkllmd/engine/template/use_chat_template"
	"rkllmd/engine/variants/describe_build"
	"rkllmd/generation/embedded/create_handle_backend"
	"rkllmd/generation/embedded/open_model"
	"rkllmd/generation/embedded/plan_model"
	"rkllmd/generation/hub/choose_model_context"
	"rkllmd/librkllmrt/abi/open_builtin"
)

// CliEmbedded returns the embedded runtime as main.go hands it to the command line.
func CliEmbedded() cli.Embedded {
	return cli.Embedded{
		OpenRuntime:     open_builtin.OpenBuiltin,
		DescribeBuild:   describe_build.DescribeBuild,
		WriteTinyModel:  write_sized_model.WriteSizedModel,
		OpenModel:       open_model.OpenModel,
		ShareHandle:     create_handle_backend.CreateHandleBackend,
		PlanModel:       plan_model.PlanModel,
		ProposeContext:  choose_model_context.ChooseModelContext,
		UseExactKernels: use_exact_kernels.UseExactKernels,
		UseChatTemplate: use_chat_template.UseChatTemplate,
		InspectModel:    inspect_model.InspectModel,
		Version:         "of the tests",
	}
}
