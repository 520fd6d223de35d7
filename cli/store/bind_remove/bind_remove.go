// Package bind_remove removes models of the store for clients.
package bind_remove

import (
	"rkllmd/store"
	"rkllmd/store/folder/remove_model"
)

// BindRemove returns what removes the model of s that is called so.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func BindRemove(s store.Store) func(name string) error {
	return func(name string) error {
		_, err := remove_model.RemoveModel(s, name)
		return err
	}
}
