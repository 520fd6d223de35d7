// Package check_no_body finds functions without a body.
package check_no_body

import (
	"rkllmd/rules"
	"rkllmd/rules/finding/create_finding"
)

// CheckNoBody reports Go functions without a body: those of assembly and of go:linkname.
//
// **Runs on:** any thread.
func CheckNoBody(file *rules.File) []rules.Finding {
	var findings []rules.Finding
	for _, function := range file.Functions {
		if function.Body == nil {
			findings = append(findings, create_finding.CreateFinding(file, function.Pos(), rules.SlugNoBody,
				"%s has no body here: call C through cgo instead of assembly or go:linkname", function.Name.Name))
		}
	}
	return findings
}
