// Package keep_isolation notes that a library is open.
package keep_isolation

import "rkllmd/isolation"

// KeepIsolation gives i a number that no other library has had, by which find_isolation finds it.
//
// **Runs on:** any thread. **Holds:** Opened, for a moment.
func KeepIsolation(i *isolation.Isolation) {
	isolation.Opened.Lock()
	defer isolation.Opened.Unlock()
	if isolation.Opened.ByNumber == nil {
		isolation.Opened.ByNumber = map[uintptr]*isolation.Isolation{}
	}
	i.Number = isolation.Opened.Next
	isolation.Opened.Next++
	isolation.Opened.ByNumber[i.Number] = i
}
