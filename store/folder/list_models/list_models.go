// Package list_models lists the models of this machine.
package list_models

import (
	"slices"
	"strings"

	"rkllmd/store"
	"rkllmd/store/folder/compare_models"
	"rkllmd/store/folder/list_cache"
	"rkllmd/store/folder/list_folder"
	"rkllmd/store/folder/list_ollama"
)

// ListModels returns the models of s: those of its folder, those beside it, Ollama's, and those of Hugging Face's
// cache, in this order, the older ones first. Where two would have one name, the later one has its long name; a model
// that is there twice under its long name too is told once.
//
// **Runs on:** any thread that may wait.
func ListModels(s store.Store) (list []store.Model) {
	places := [][]store.Model{list_folder.ListFolder(s.Folder)}
	for _, other := range s.Others {
		places = append(places, list_folder.ListFolder(other))
	}
	for _, root := range s.Ollama {
		places = append(places, list_ollama.ListOllama(root))
	}
	for _, root := range s.Caches {
		places = append(places, list_cache.ListCache(root))
	}
	for _, place := range places {
		slices.SortStableFunc(place, compare_models.CompareModels)
	}
	taken := map[string]bool{}
	for _, model := range slices.Concat(places...) {
		if taken[strings.ToLower(model.Name)] {
			model.Name = model.Long
		}
		if name := strings.ToLower(model.Name); !taken[name] {
			taken[name] = true
			list = append(list, model)
		}
	}
	return list
}
