// Package check_runs_on checks the threads that comments name.
package check_runs_on

import (
	"rkllmd/rules"
	"rkllmd/rules/finding/create_finding"
	"rkllmd/rules/index/describe_function"
)

// CheckRunsOn reports a function whose sentence after the label "Runs on" is not one of rules.Threads. That the label
// is there check_index says.
//
// **Runs on:** any thread.
func CheckRunsOn(file *rules.File) []rules.Finding {
	if file.Kind != rules.KindVerb || len(file.Functions) == 0 {
		return nil
	}
	_, thread := describe_function.DescribeFunction(file)
	if thread == "" || rules.Threads[thread] != "" {
		return nil
	}
	return []rules.Finding{create_finding.CreateFinding(file, file.Functions[0].Pos(), rules.SlugRunsOn,
		"\"Runs on: %s\" is not one of the places that RULES.md lists; what else there is to say is a sentence of "+
			"its own",
		thread)}
}
