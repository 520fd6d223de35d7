// Package append_stored adds the models of the store to a list.
package append_stored

import (
	"strings"

	"rkllmd/faces/ollama"
	"rkllmd/faces/web"
)

// AppendStored appends to list the models of the store that are not in it yet: neither their names, nor their files.
//
// **Runs on:** any thread that may wait.
func AppendStored(host *web.Host, list []ollama.Entry) []ollama.Entry {
	if host.Store.List == nil {
		return list
	}
	known := map[string]bool{}
	for _, entry := range list {
		known[strings.ToLower(entry.Name)], known[entry.Path] = true, true
	}
	for _, model := range host.Store.List() {
		if !known[strings.ToLower(model.Name)] && !known[model.Path] {
			list = append(list, ollama.Entry{Name: model.Name, Path: model.Path, Stored: true})
		}
	}
	return list
}
