// Package generate_index writes INDEX.md.
package generate_index

import (
	"fmt"
	"path"
	"strings"

	"rkllmd/rules"
	"rkllmd/rules/index/describe_function"
	"rkllmd/rules/index/format_callers"
	"rkllmd/rules/tree/list_callers"
)

// GenerateIndex writes INDEX.md: one line for each function, area by area in rules.ReadingOrder, with the first sentence of
// its comment, the thread it runs on and who calls it; above them links to the area's types.
//
// **Runs on:** any thread.
func GenerateIndex(tree *rules.Tree) string {
	callers := list_callers.ListCallers(tree)
	types, rows := map[string]string{}, map[string]string{} // by area
	listed := map[string]bool{}
	for i := len(tree.Files) - 1; i >= 0; i-- { // from the end: N.go comes before N.c, which is its second half
		file := tree.Files[i]
		function := path.Dir(file.Path)
		if file.Kind == rules.KindNouns {
			types[file.Area] = fmt.Sprintf(" [%s](%s)", path.Base(file.Path), file.Path) + types[file.Area]
		}
		if file.Kind != rules.KindVerb && file.Kind != rules.KindC || listed[function] {
			continue
		}
		listed[function] = true
		sentence, thread := describe_function.DescribeFunction(file)
		rows[file.Area] = fmt.Sprintf("| [%s](%s) | %s | %s | %s |\n", file.Name, file.Path,
			strings.ReplaceAll(sentence, "|", `\|`), thread, format_callers.FormatCallers(callers[function])) + rows[file.Area]
	}

	var index strings.Builder
	index.WriteString("# Index\n\nEvery function of the program, area by area in the order in which a request meets them. " +
		"Written by `make index`; RULES.md\nexplains the tree.\n")
	for _, area := range rules.ReadingOrder {
		if types[area] != "" || rows[area] != "" {
			fmt.Fprintf(&index, "\n## %s\n", area)
		}
		if types[area] != "" {
			fmt.Fprintf(&index, "\nTypes:%s\n", types[area])
		}
		if rows[area] != "" {
			fmt.Fprintf(&index, "\n| function | what it does | runs on | called by |\n|---|---|---|---|\n%s", rows[area])
		}
	}
	return index.String()
}
