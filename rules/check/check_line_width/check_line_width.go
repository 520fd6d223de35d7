// Package check_line_width finds lines that are too wide.
package check_line_width

import (
	"bytes"
	"fmt"
	"unicode/utf8"

	"rkllmd/rules"
	"rkllmd/rules/check/remove_raw_strings"
)

// CheckLineWidth reports lines of a Go file that are wider than rules.MaxLineWidth, where a tab counts as
// rules.TabWidth. What stands in raw strings does not count, and neither do directives.
//
// **Runs on:** any thread.
func CheckLineWidth(file *rules.File) []rules.Finding {
	if file.Syntax == nil {
		return nil
	}
	var findings []rules.Finding
	line := 0
	for text := range bytes.Lines(remove_raw_strings.RemoveRawStrings(file)) {
		line++
		text = bytes.TrimRight(text, "\r\n")
		width := utf8.RuneCount(text) + (rules.TabWidth-1)*bytes.Count(text, []byte("\t"))
		if width <= rules.MaxLineWidth || rules.Directive.Match(text) {
			continue
		}
		findings = append(findings, rules.Finding{File: file.Path, Line: line, Slug: rules.SlugLineWidth,
			Message: fmt.Sprintf("%d columns, %d are allowed (a tab counts %d)", width, rules.MaxLineWidth,
				rules.TabWidth)})
	}
	return findings
}
