// Package kakeya_aborted looks whether a session's run was aborted.
package kakeya_aborted

import "rkllmd/faces/kakeya"

// KakeyaAborted returns a function that says whether the session's run is being aborted.
func KakeyaAborted(session *kakeya.Session) func() bool {
	return func() bool {
		session.Mu.Lock()
		run := session.Run
		session.Mu.Unlock()
		if run == nil {
			return false
		}
		run.Mu.Lock()
		defer run.Mu.Unlock()
		return run.Aborted
	}
}
