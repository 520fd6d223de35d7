// Package versions_watch keeps what is to be called when a library's process ends.
package versions_watch

// VersionsWatch returns an Isolated.Watch that writes what it is given to kept.
func VersionsWatch(kept *func(bool)) func(func(bool)) {
	return func(ended func(bool)) { *kept = ended }
}
