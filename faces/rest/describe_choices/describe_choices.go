// Package describe_choices tells what people choose a model by.
package describe_choices

import (
	"strings"

	"rkllmd/faces/web"
)

// DescribeChoices fills in what list tells beside names and sizes: how the models that may be loaded, and those that
// have names, are quantised, as their headers say, and how much memory is left. What is not known is left out. It reads
// the headers of files that have changed since.
//
// **Runs on:** any thread that may wait.
func DescribeChoices(host *web.Host, list *web.ModelList) {
	if host.Models.Memory != nil {
		list.Memory = host.Models.Memory()
	}
	if host.Models.Describe == nil {
		return
	}
	for i, choice := range list.Available {
		if strings.HasSuffix(strings.ToLower(choice.Path), ".gguf") {
			header, _ := host.Models.Describe(choice.Path) // of a file that is damaged its load says so
			list.Available[i].Quantisation = header.Quantisation
		}
	}
	for i, entry := range list.Named {
		if strings.HasSuffix(strings.ToLower(entry.Path), ".gguf") {
			header, _ := host.Models.Describe(entry.Path)
			list.Named[i].Quantisation = header.Quantisation
		}
	}
}
