// Package websocket_note notes what functions are told.
package websocket_note

import "sync"

// WebsocketNote returns a function that appends what it is told to list.
func WebsocketNote[T any](mu *sync.Mutex, list *[]T) func(T) {
	return func(one T) {
		mu.Lock()
		defer mu.Unlock()
		*list = append(*list, one)
	}
}
