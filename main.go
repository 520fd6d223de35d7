//go:build !noembedded

// rkllmd serves Rockchip's RKLLM API on a Unix socket. See README.md, or "rkllmd --help".
package main

import (
	"os"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_cli"
	"rkllmd/demo"
	"rkllmd/demo/write_sized_model"
	"rkllmd/engine"
	"rkllmd/engine/context/use_exact_kernels"
	"rkllmd/engine/inspect/inspect_model"
	"rkllmd/engine/model/use_llama"
	"rkllmd/engine/template/use_chat_template"
	"rkllmd/engine/variants/describe_build"
	"rkllmd/generation/embedded/create_handle_backend"
	"rkllmd/generation/embedded/open_model"
	"rkllmd/generation/embedded/plan_model"
	"rkllmd/generation/hub/choose_model_context"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/abi/open_builtin"
)

func main() {
	engine.Builtins = map[string][]byte{demo.ModelName: demo.Model}
	os.Exit(run_cli.RunCLI(cli.Embedded{
		OpenRuntime:     open_builtin.OpenBuiltin,
		DescribeBuild:   describe_build.DescribeBuild,
		UseLlama:        use_llama.UseLlama,
		WriteTinyModel:  write_sized_model.WriteSizedModel,
		OpenModel:       open_model.OpenModel,
		ShareHandle:     create_handle_backend.CreateHandleBackend,
		ProposeContext:  choose_model_context.ChooseModelContext,
		PlanModel:       plan_model.PlanModel,
		UseExactKernels: use_exact_kernels.UseExactKernels,
		UseChatTemplate: use_chat_template.UseChatTemplate,
		InspectModel:    inspect_model.InspectModel,
		Version:         "RKLLM API of librkllmrt " + librkllmrt.Version + ", embedded runtime: llama.cpp",
	}, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
