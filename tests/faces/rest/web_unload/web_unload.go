// Package web_unload unloads models for tests.
package web_unload

import "context"

// WebUnload returns a web.Models.Unload that notes the call and says err.
func WebUnload(calls *[]string, err error) func(context.Context) error {
	return func(context.Context) error {
		*calls = append(*calls, "unload")
		return err
	}
}
