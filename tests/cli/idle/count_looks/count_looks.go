// Package count_looks counts who asks how many clients there are.
package count_looks

import "sync/atomic"

// CountLooks returns a function that returns clients, and counts its calls in looks.
func CountLooks(clients, looks *atomic.Int64) func() int64 {
	return func() int64 {
		looks.Add(1)
		return clients.Load()
	}
}
