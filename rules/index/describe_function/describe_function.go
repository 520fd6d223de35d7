// Package describe_function reads what a comment says of its function.
package describe_function

import (
	"go/doc"
	"strings"

	"rkllmd/rules"
)

// DescribeFunction returns what the comment of a function's file says first, as one sentence, and the thread that it
// names after the label "Runs on", each "" where the comment is silent. Of a C program that is the comment at the top
// of its file.
//
// **Runs on:** any thread.
func DescribeFunction(file *rules.File) (sentence, thread string) {
	var comment string
	if file.Kind == rules.KindC {
		for line := range strings.Lines(string(rules.CLeadingComment.Find(file.Text))) {
			comment += strings.Trim(line, "/* \t\n") + "\n"
		}
		return new(doc.Package).Synopsis(comment), "a process of its own"
	}
	if len(file.Functions) > 0 {
		comment = file.Functions[0].Doc.Text()
	}
	if found := rules.RunsOn.FindStringSubmatch(comment); found != nil {
		thread = strings.Join(strings.Fields(found[1]), " ")
	}
	return new(doc.Package).Synopsis(comment), thread
}
