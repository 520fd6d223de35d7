// Package ollama_stored pretends to list a store.
package ollama_stored

import (
	"rkllmd/store"
)

// OllamaStored is a web.Store.List.
func OllamaStored() []store.Model {
	return []store.Model{{Name: "a", Path: "/2"}, {Name: "b", Path: "/1"}, {Name: "c", Path: "/3"}}
}
