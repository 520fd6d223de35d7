// Package list_functions writes the lines of the indexes.
package list_functions

import (
	"fmt"
	"path"
	"strings"

	"rkllmd/rules"
	"rkllmd/rules/index/describe_function"
	"rkllmd/rules/index/format_callers"
	"rkllmd/rules/tree/list_callers"
)

// ListFunctions returns for each folder that holds functions or nouns ("engine", "engine/gguf") what an index says of
// them: one line for each function, with the first sentence of its comment, the thread it runs on and who calls it.
// Links lead from the folder of the area.
//
// **Runs on:** any thread.
func ListFunctions(tree *rules.Tree) map[string]rules.Folder {
	callers := list_callers.ListCallers(tree)
	folders := map[string]rules.Folder{}
	listed := map[string]bool{}
	for i := len(tree.Files) - 1; i >= 0; i-- { // from the end: N.go comes before N.c, which is its second half
		file := tree.Files[i]
		name, function := path.Join(file.Area, file.Room), path.Dir(file.Path)
		link := strings.TrimPrefix(file.Path, file.Area+"/")
		folder := folders[name]
		switch {
		case file.Tests:
			continue
		case file.Kind == rules.KindNouns:
			folder.Types = fmt.Sprintf(" [%s](%s)", path.Base(file.Path), link) + folder.Types
		case (file.Kind == rules.KindVerb || file.Kind == rules.KindC) && !listed[function]:
			listed[function] = true
			sentence, thread := describe_function.DescribeFunction(file)
			folder.Functions++
			folder.Rows = fmt.Sprintf("| [%s](%s) | %s | %s | %s |\n", file.Name, link,
				strings.ReplaceAll(sentence, "|", `\|`),
				thread, format_callers.FormatCallers(callers[function])) + folder.Rows
		default:
			continue
		}
		folders[name] = folder
	}
	return folders
}
