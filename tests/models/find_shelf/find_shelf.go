// Package find_shelf looks for a model on a shelf.
package find_shelf

import (
	"sync"

	"rkllmd/models"
)

// FindShelf returns Store.Find of shelf. An error stands for itself.
func FindShelf(shelf *sync.Map) func(string) (models.Found, error) {
	return func(name string) (models.Found, error) {
		switch there, _ := shelf.Load(name); one := there.(type) {
		case models.Found:
			return one, nil
		case error:
			return models.Found{}, one
		}
		return models.Found{}, nil
	}
}
