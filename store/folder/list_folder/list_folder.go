// Package list_folder lists the models in a folder.
package list_folder

import (
	"rkllmd/store"
	"rkllmd/store/folder/list_files"
	"rkllmd/store/folder/list_place"
)

// ListFolder returns the models in the folder at root and below, of OriginStore: what of a model is not there yet, or
// not as a whole, is none. Hidden folders are left out, and so are files that somebody has made for other programs.
//
// **Runs on:** any thread that may wait.
func ListFolder(root string) (list []store.Model) {
	for _, place := range list_files.ListFiles(root, store.Deepest) {
		list = append(list, list_place.ListPlace(root, place)...)
	}
	return list
}
