// Package raise_exception ends a template by its own wish.
package raise_exception

import (
	"github.com/nikolalohinski/gonja/v2/exec"

	"rkllmd/engine/template"
)

// RaiseException is raise_exception of chat templates: it throws an engine.TemplateStop with the template's words, cut
// at 200 characters.
//
// **Runs on:** one thread at a time. It is the one that renders.
func RaiseException(arguments *exec.VarArgs) *exec.Value {
	words := []rune(arguments.First().String())
	panic(template.Stop{Reason: string(words[:min(len(words), 200)]), Raised: true})
}
