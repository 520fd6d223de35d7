// Package check_no_init finds functions init.
package check_no_init

import (
	"rkllmd/rules"
	"rkllmd/rules/finding/create_finding"
)

// CheckNoInit reports functions init: nothing may run because it was imported.
//
// **Runs on:** any thread.
func CheckNoInit(file *rules.File) []rules.Finding {
	var findings []rules.Finding
	for _, function := range file.Functions {
		if function.Recv == nil && function.Name.Name == "init" {
			findings = append(findings, create_finding.CreateFinding(file, function.Pos(), rules.SlugNoInit,
				"init runs unasked: let the function that needs it call it, or declare data"))
		}
	}
	return findings
}
