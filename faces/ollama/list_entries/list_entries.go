// Package list_entries lists the models.
package list_entries

import (
	"rkllmd/faces/ollama"
	"rkllmd/faces/web"
	"rkllmd/generation/hub/find_model"
	"rkllmd/models"
	find_named "rkllmd/models/find_model"
	"rkllmd/models/list_loaded"
	"rkllmd/models/list_models"
	"rkllmd/models/name_model"
)

// ListEntries returns the models that can be asked for: the named ones, those of the store, the one that rkllm.init has
// loaded, and the aliases, each once.
//
// **Runs on:** any thread that may wait.
func ListEntries(host *web.Host) (list []ollama.Entry) {
	loaded, named := map[string]models.Loaded{}, map[string]bool{}
	for _, one := range list_loaded.ListLoaded(host.Table) {
		loaded[one.Name] = one
	}
	for _, one := range list_models.ListModels(host.Table) {
		there := loaded[one.Name]
		named[one.Name] = true
		list = append(list, ollama.Entry{Name: one.Name, Path: one.Path, Backend: there.Backend, Bytes: there.Bytes,
			Expires: there.Expires, Stored: one.Stored})
	}
	main := ollama.Entry{}
	if backend, err := find_model.FindModel(host.Hub); err == nil {
		main = ollama.Entry{Name: name_model.NameModel(backend.Model), Path: backend.Model.Path, Backend: backend}
		if !named[main.Name] { // else that one is meant
			list = append(list, main)
		}
	}
	if host.Table == nil {
		return list
	}
	for _, alias := range host.Table.Options.Aliases {
		model, err := find_named.FindModel(host.Table, host.Hub, alias.Name)
		if err != nil || alias.Name == models.AnyName {
			continue
		}
		entry := main
		for _, one := range list {
			if model != nil && one.Name == model.Name {
				entry = one
			}
		}
		entry.Name = alias.Name
		list = append(list, entry)
	}
	return list
}
