// Package run_clock is the program with tokens that are times.
package run_clock

import (
	"os"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_cli"
	"rkllmd/demo"
	"rkllmd/engine"
	"rkllmd/engine/context/use_exact_kernels"
	"rkllmd/engine/inspect/inspect_model"
	"rkllmd/engine/template/use_chat_template"
	"rkllmd/engine/variants/describe_build"
	"rkllmd/generation/embedded/plan_model"
	"rkllmd/generation/hub/choose_model_context"
	"rkllmd/librkllmrt/abi/open_builtin"
	"rkllmd/tests/bench/streams/clock_backend"
	"rkllmd/tests/bench/streams/open_clock"
)

// Variable is the variable of the environment that has the arguments, each on a line.
const Variable = "RKLLMD_BENCH_CLOCK"

// RunClock does nothing unless Variable is set. Else this process becomes rkllmd with those arguments, as main.go puts
// it together, except for the backend of the front-ends: that is clock_backend.
func RunClock() {
	arguments := os.Getenv(Variable)
	if arguments == "" {
		return
	}
	engine.Builtins = map[string][]byte{demo.ModelName: demo.Model}
	os.Exit(run_cli.RunCLI(cli.Embedded{
		OpenRuntime:     open_builtin.OpenBuiltin,
		DescribeBuild:   describe_build.DescribeBuild,
		OpenModel:       open_clock.OpenClock,
		ShareHandle:     clock_backend.ClockBackend,
		ProposeContext:  choose_model_context.ChooseModelContext,
		PlanModel:       plan_model.PlanModel,
		UseExactKernels: use_exact_kernels.UseExactKernels,
		UseChatTemplate: use_chat_template.UseChatTemplate,
		InspectModel:    inspect_model.InspectModel,
	}, strings.Split(arguments, "\n"), os.Stdin, os.Stdout, os.Stderr))
}
