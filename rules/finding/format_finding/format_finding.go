// Package format_finding writes a finding as a line.
package format_finding

import (
	"fmt"

	"rkllmd/rules"
)

// FormatFinding writes a finding as "file:line: slug: message", the form that editors jump from.
//
// **Runs on:** any thread.
func FormatFinding(finding rules.Finding) string {
	return fmt.Sprintf("%s:%d: %s: %s", finding.File, finding.Line, finding.Slug, finding.Message)
}
