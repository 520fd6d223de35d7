// Package read_wait reads how long a server wants to be left alone.
package read_wait

import (
	"net/http"
	"strconv"
	"time"

	"rkllmd/store/remote"
)

// ReadWait returns how long a server wants to be left alone, from Retry-After, seconds or a time, or from RateLimit; 0:
// it does not say.
//
// **Runs on:** any thread.
func ReadWait(header http.Header) time.Duration {
	text := header.Get("Retry-After")
	if seconds, err := strconv.ParseUint(text, 10, 31); err == nil {
		return time.Duration(seconds) * time.Second
	}
	if at, err := http.ParseTime(text); err == nil {
		return max(time.Until(at), 0)
	}
	if found := remote.Reset.FindStringSubmatch(header.Get("RateLimit")); found != nil {
		seconds, _ := strconv.Atoi(found[1])
		return time.Duration(seconds) * time.Second
	}
	return 0
}
