// Package panic_with is a handler with a fault.
package panic_with

import "net/http"

// PanicWith returns a handler that panics with fault; nil: it answers.
func PanicWith(fault any) http.HandlerFunc {
	return func(http.ResponseWriter, *http.Request) {
		if fault != nil {
			panic(fault)
		}
	}
}
