// Package find_listed finds a model by what people call it.
package find_listed

import (
	"cmp"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"

	"rkllmd/store"
	"rkllmd/store/folder"
	"rkllmd/store/folder/is_wanted"
	"rkllmd/store/source/parse_source"
)

// FindListed returns the model of list that is called name: by its name or its long name, in capitals or not, with
// ":latest" behind it or without, by the name of its file, or by where it was pulled from ("hf:owner/repo:Q4_K_M");
// where several are from there, the one that came last. Errors wrap store.ErrNotFound and say which there are.
//
// **Runs on:** any thread.
func FindListed(list []store.Model, name string) (store.Model, error) {
	short := strings.TrimSuffix(name, ":latest")
	for _, model := range list {
		file := filepath.Base(model.Path)
		if strings.EqualFold(short, model.Name) || strings.EqualFold(short, model.Long) || name == file {
			return model, nil
		}
	}
	if wanted, err := parse_source.ParseSource(name); err == nil {
		var found *store.Model
		for i, model := range list {
			if is_wanted.IsWanted(model, wanted) && (found == nil || model.Modified.After(found.Modified)) {
				found = &list[i]
			}
		}
		if found != nil {
			return *found, nil
		}
	}
	names := []string{}
	for _, model := range list[:min(len(list), folder.MostNames)] {
		names = append(names, strconv.Quote(model.Name))
	}
	if len(list) > folder.MostNames {
		names = append(names, fmt.Sprintf("and %d others", len(list)-folder.MostNames))
	}
	return store.Model{}, fmt.Errorf("%.200q: %w; rkllmd list shows %s; rkllmd pull gets one", name,
		store.ErrNotFound, cmp.Or(strings.Join(names, ", "), "none"))
}
