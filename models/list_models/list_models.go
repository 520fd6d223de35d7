// Package list_models lists the models of a table.
package list_models

import (
	"rkllmd/models"
	"rkllmd/models/describe_entry"
)

// ListModels returns the models of t in the operator's order, behind them those of its store; none where t is nil. One
// of the store that was removed is told of as long as it is in memory. A name that the operator gives too is his.
//
// **Runs on:** any thread that may wait. It reads the store. **Holds:** Table.Mu.
func ListModels(t *models.Table) (list []models.Entry) {
	if t == nil {
		return nil
	}
	var there []models.Found
	if t.Options.Store.List != nil {
		there = t.Options.Store.List()
	}
	t.Mu.Lock()
	defer t.Mu.Unlock()
	listed, stored := map[string]bool{}, map[string]*models.Model{}
	for _, model := range t.Models {
		if model.Stored {
			stored[model.Name] = model
			continue
		}
		listed[model.Name] = true
		list = append(list, describe_entry.DescribeEntry(model))
	}
	for _, found := range there {
		if listed[found.Name] {
			continue
		}
		model := stored[found.Name]
		if model == nil {
			model = &models.Model{Name: found.Name, Path: found.Path, Stored: true}
		}
		listed[found.Name] = true
		entry := describe_entry.DescribeEntry(model)
		entry.Size = found.Size
		list = append(list, entry)
	}
	for _, model := range t.Models {
		if model.Stay != nil && !listed[model.Name] {
			list = append(list, describe_entry.DescribeEntry(model))
		}
	}
	return list
}
