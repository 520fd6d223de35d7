// Package bind_list lists the store's models for clients.
package bind_list

import (
	"rkllmd/store"
	"rkllmd/store/folder/list_models"
)

// BindList returns what lists the models of s.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func BindList(s store.Store) func() []store.Model {
	return func() []store.Model { return list_models.ListModels(s) }
}
