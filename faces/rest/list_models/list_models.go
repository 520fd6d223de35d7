// Package list_models tells what models there are.
package list_models

import (
	"rkllmd/faces/openai/describe_entry"
	"rkllmd/faces/rest/describe_aliases"
	"rkllmd/faces/rest/describe_choices"
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/describe_loading"
	"rkllmd/faces/stream/describe_model"
	"rkllmd/faces/web"
	"rkllmd/generation"
	"rkllmd/generation/hub/find_loading"
	"rkllmd/generation/hub/find_model"
	"rkllmd/models/list_models"
	"rkllmd/models/name_model"
)

// ListModels returns the model that is loaded, how far one is that is being loaded, why the last one could not be,
// what may be loaded, and the models that requests name.
//
// **Runs on:** any thread that may wait. The loop must not call it.
func ListModels(host *web.Host) web.ModelList {
	list := web.ModelList{Object: "list", Data: []web.Model{}, Available: host.Models.List(),
		LoadAllowed: host.Models.Allowed, Named: list_models.ListModels(host.Table), Fleet: host.Fleet != nil}
	for _, entry := range list.Named {
		list.Data = append(list.Data, describe_entry.DescribeEntry(generation.ModelInfo{Path: entry.Path}, entry.Name))
	}
	describe_choices.DescribeChoices(host, &list)
	if host.Table != nil {
		list.Data = append(list.Data, describe_aliases.DescribeAliases(host.Table, host.Hub)...)
	}
	if loading, done, rest := find_loading.FindLoading(host.Hub); loading != nil {
		status := describe_loading.DescribeLoading(stream.LoadingStep{Loading: loading, Done: done, Rest: rest})
		list.Loading = &status
		return list
	}
	backend, err := find_model.FindModel(host.Hub)
	if err != nil {
		if last := host.Hub.Loading.Load(); last != nil && last.Err != nil {
			list.Error = last.Err.Error()
		}
		return list
	}
	name, listed := name_model.NameModel(backend.Model), false
	for i := range list.Data {
		if list.Data[i].ID == name { // who asks for it gets this one
			listed, list.Data[i].ContextLength = true, backend.Model.ContextSize
		}
	}
	if !listed {
		list.Data = append(list.Data, describe_entry.DescribeEntry(backend.Model, name))
	}
	list.Loaded = &web.Loaded{Name: backend.Model.Name, Path: backend.Model.Path,
		ModelInfo: describe_model.DescribeModel(backend)}
	if backend.Stats != nil {
		stats := backend.Stats()
		list.Loaded.Requests = stats.Running + stats.Waiting + stats.Paused
	}
	return list
}
