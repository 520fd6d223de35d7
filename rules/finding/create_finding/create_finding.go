// Package create_finding makes a finding.
package create_finding

import (
	"fmt"
	"go/token"

	"rkllmd/rules"
)

// CreateFinding makes a finding about the place at of a parsed Go file. The line is the real one: //line comments count
// for nothing.
//
// **Runs on:** any thread.
func CreateFinding(file *rules.File, at token.Pos, slug, format string, args ...any) rules.Finding {
	line := file.Positions.PositionFor(at, false).Line
	return rules.Finding{File: file.Path, Line: line, Slug: slug, Message: fmt.Sprintf(format, args...)}
}
