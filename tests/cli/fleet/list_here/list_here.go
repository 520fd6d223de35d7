// Package list_here is a part of a store for a test.
package list_here

import "rkllmd/models"

// ListHere is a models.Store.List that has the model a.
func ListHere() []models.Found {
	return []models.Found{{Name: "a", Path: "/a"}}
}
