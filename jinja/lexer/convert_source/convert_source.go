// Package convert_source returns a template with lines that end as they do in Unix, without the last end of a line,
// in UTF-8.
package convert_source

import "strings"

// ConvertSource returns a template with lines that end as they do in Unix, without the last end of a line, in UTF-8.
//
// **Runs on:** any thread.
func ConvertSource(source string) string {
	source = strings.ToValidUTF8(source, "\uFFFD")
	source = strings.ReplaceAll(strings.ReplaceAll(source, "\r\n", "\n"), "\r", "\n")
	return strings.TrimSuffix(source, "\n")
}
