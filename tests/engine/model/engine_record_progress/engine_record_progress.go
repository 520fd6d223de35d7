// Package engine_record_progress records the progress of a load.
package engine_record_progress

// EngineRecordProgress gives a progress function that appends what it is told to seen, and stops the load at a share.
func EngineRecordProgress(seen *[]float32, stopAt float32) func(done float32) bool {
	return func(done float32) bool {
		*seen = append(*seen, done)
		return done < stopAt
	}
}
