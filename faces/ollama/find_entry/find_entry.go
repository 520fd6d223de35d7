// Package find_entry finds a model by its name.
package find_entry

import (
	"cmp"
	"strconv"
	"strings"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/list_entries"
	"rkllmd/faces/ollama/refuse_model"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_model"
	"rkllmd/faces/web"
	find_main "rkllmd/generation/hub/find_model"
	"rkllmd/models/find_model"
	"rkllmd/models/name_model"
)

// FindEntry returns the model that is asked for by name, as list_entries has it, under the name that was asked for. Of
// names that stand for every name it is the model that they stand for.
//
// **Runs on:** any thread that may wait.
func FindEntry(host *web.Host, name string) (ollama.Entry, *openai.Refusal) {
	list := list_entries.ListEntries(host)
	model, err := find_model.FindModel(host.Table, host.Hub, name)
	backend, absent := find_main.FindModel(host.Hub)
	main := ""
	if absent == nil {
		main = name_model.NameModel(backend.Model)
	}
	right := err == nil && (model != nil || absent == nil && (host.Table != nil ||
		is_model.IsModel(backend.Model, name)))
	for _, entry := range list {
		if right && (model != nil && entry.Name == model.Name || model == nil && entry.Name == main) {
			return entry, nil
		}
	}
	names := []string{}
	for _, entry := range list {
		names = append(names, strconv.Quote(entry.Name))
	}
	return ollama.Entry{}, refuse_model.RefuseModel(name, cmp.Or(strings.Join(names, ", "), "none"))
}
