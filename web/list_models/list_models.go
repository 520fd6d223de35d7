// Package list_models tells what models there are.
package list_models

import (
	"rkllmd/completion"
	"rkllmd/completion/describe_loading"
	"rkllmd/completion/describe_model"
	"rkllmd/generation/get_backend"
	"rkllmd/generation/peek_loading"
	"rkllmd/web"
)

// ListModels returns the model that is loaded, how far one is that is being loaded, why the last one could not be, and what may be loaded.
//
// **Runs on:** any but the event loop. The first time for a model its backend is made.
func ListModels(host *web.Host) web.ModelList {
	list := web.ModelList{Available: host.Models.List(), LoadAllowed: host.Models.Allowed}
	if loading, done, rest := peek_loading.PeekLoading(host.Hub); loading != nil {
		status := describe_loading.DescribeLoading(completion.LoadingStep{Loading: loading, Done: done, Rest: rest})
		list.Loading = &status
		return list
	}
	backend, err := get_backend.GetBackend(host.Hub)
	if err != nil {
		if last := host.Hub.Loading.Load(); last != nil && last.Err != nil {
			list.Error = last.Err.Error()
		}
		return list
	}
	list.Loaded = &web.Loaded{Name: backend.Model.Name, Path: backend.Model.Path,
		ModelInfo: describe_model.DescribeModel(backend)}
	return list
}
