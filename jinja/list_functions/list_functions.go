// Package list_functions returns the functions of the environment.
package list_functions

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/function/call_cycler"
	"rkllmd/jinja/function/call_dict"
	"rkllmd/jinja/function/call_joiner"
	"rkllmd/jinja/function/call_lipsum"
	"rkllmd/jinja/function/call_namespace"
	"rkllmd/jinja/function/call_raise_exception"
	"rkllmd/jinja/function/call_range"
	"rkllmd/jinja/function/call_strftime_now"
)

// ListFunctions returns the functions of the environment.
//
// **Runs on:** any thread.
func ListFunctions() map[string]*jinja.Function {
	functions := map[string]*jinja.Function{}
	for name, run := range map[string]jinja.Method{
		"namespace": call_namespace.CallNamespace, "dict": call_dict.CallDict,
		"lipsum": call_lipsum.CallLipsum,
		"range":  call_range.CallRange, "cycler": call_cycler.CallCycler,
		"joiner":          call_joiner.CallJoiner,
		"raise_exception": call_raise_exception.CallRaiseException,
		"strftime_now":    call_strftime_now.CallStrftimeNow,
	} {
		kind := "function"
		if strings.Contains(" namespace dict cycler joiner ", " "+name+" ") {
			kind = "type"
		}
		functions[name] = &jinja.Function{Name: name, Kind: kind, Run: run}
	}
	return functions
}
