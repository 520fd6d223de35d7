// Package format_json is the filter tojson of chat templates.
package format_json

import (
	"strings"

	"github.com/nikolalohinski/gonja/v2/exec"

	"rkllmd/engine/template/write_template_json"
)

// FormatJSON is the filter tojson of chat templates: write_template_json, with the indent that the argument of that
// name says, of at most 16 blanks.
//
// **Runs on:** one thread at a time. It is the one that renders.
func FormatJSON(_ *exec.Evaluator, in *exec.Value, arguments *exec.VarArgs) *exec.Value {
	if in.IsError() {
		return in
	}
	indent := arguments.GetKeywordArgument("indent", 0)
	if len(arguments.Args) > 0 {
		indent = arguments.Args[0]
	}
	text, err := write_template_json.WriteTemplateJSON(in, strings.Repeat(" ", min(max(indent.Integer(), 0), 16)), "")
	if err != nil {
		return exec.AsValue(err)
	}
	return exec.AsSafeValue(text)
}
