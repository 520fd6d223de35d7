// Package check_size finds giant functions.
package check_size

import (
	"fmt"

	"rkllmd/rules"
	"rkllmd/rules/check/measure_nesting"
	"rkllmd/rules/finding/create_finding"
)

// CheckSize reports functions, Go or C, of more than rules.MaxLines lines or rules.MaxNesting levels.
//
// **Runs on:** any thread.
func CheckSize(file *rules.File) []rules.Finding {
	const tooLong = "%s has %d lines, %d are allowed: find its named steps"
	const tooDeep = "%s nests %d levels deep, %d are allowed: return early, or find its named steps"
	var findings []rules.Finding
	for _, function := range file.Functions {
		if function.Body == nil {
			continue
		}
		open, shut := file.Positions.PositionFor(function.Body.Lbrace, false),
			file.Positions.PositionFor(function.Body.Rbrace, false)
		if lines := shut.Line - open.Line - 1; lines > rules.MaxLines {
			findings = append(findings, create_finding.CreateFinding(file, function.Pos(), rules.SlugSize,
				tooLong, function.Name.Name, lines, rules.MaxLines))
		}
		if nesting, deepest := measure_nesting.MeasureNesting(function.Body); nesting > rules.MaxNesting {
			findings = append(findings, create_finding.CreateFinding(file, deepest, rules.SlugSize,
				tooDeep, function.Name.Name, nesting, rules.MaxNesting))
		}
	}
	for _, function := range file.CFunctions {
		finding := rules.Finding{File: file.Path, Line: function.Line, Slug: rules.SlugSize}
		if function.Lines > rules.MaxLines {
			finding.Message = fmt.Sprintf(tooLong, "the C function", function.Lines, rules.MaxLines)
			findings = append(findings, finding)
		}
		if function.Nesting > rules.MaxNesting {
			finding.Message = fmt.Sprintf(tooDeep, "the C function", function.Nesting, rules.MaxNesting)
			findings = append(findings, finding)
		}
	}
	return findings
}
