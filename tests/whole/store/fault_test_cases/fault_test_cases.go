// Package fault_test_cases lists what may go wrong with a pull.
package fault_test_cases

import (
	"rkllmd/tests/support/hub/hub_create"
)

// Case is a pull, and what comes of it.
type Case struct {
	Name   string
	Script hub_create.Script
	Env    []string // HUB stands for the hub's address
	Words  []string // CDN stands for the address of the files' server; none: hf:owner/toy-GGUF:Q8_0
	Says   string   // in what it prints; "": it succeeds
}

// FaultTestCases returns the faults of hubs, and what a person sees of each.
func FaultTestCases() []Case {
	const always = 1 << 30
	granted, secret := []string{"HF_TOKEN=granted"}, []string{"HF_TOKEN=secret"}
	patience := []string{"hf:owner/toy-GGUF:Q8_0", "--patience", "300ms"}
	address := []string{"CDN/toy-Q8_0.gguf"}
	return []Case{
		{Name: "all is well"},
		{Name: "ModelScope", Words: []string{"ms:owner/toy-GGUF"}},
		{Name: "private", Script: hub_create.Script{Token: "granted"}, Says: "then give your token with HF_TOKEN"},
		{Name: "private, a wrong token", Script: hub_create.Script{Token: "granted"}, Env: secret,
			Says: "the token is not of somebody who may read it"},
		{Name: "private, the right token", Script: hub_create.Script{Token: "granted"}, Env: granted},
		{Name: "gated", Script: hub_create.Script{Gated: true}, Says: "the repository is gated: ask for access"},
		{Name: "gated, no access", Script: hub_create.Script{Gated: true}, Env: secret,
			Says: "with the account that the token is of"},
		{Name: "gated, access", Script: hub_create.Script{Gated: true}, Env: granted},
		{Name: "no such repository", Words: []string{"hf:owner/other"}, Says: "there is no such repository"},
		{Name: "no such revision", Words: []string{"hf:owner/toy-GGUF@v9"}, Says: "no such branch, tag or commit"},
		{Name: "no such quantisation", Words: []string{"hf:owner/toy-GGUF:Q2_K"}, Says: "there are toy-Q8_0.gguf"},
		{Name: "too many requests", Script: hub_create.Script{APIRefuse: 429, APITill: 2, RetryAfter: "0"}},
		{Name: "too many requests for an hour", Script: hub_create.Script{APIRefuse: 429, APITill: always,
			RetryAfter: "3600"}, Says: "it wants to be left alone for 1h0m0s"},
		{Name: "too many requests for files", Script: hub_create.Script{Refuse: 429, RefuseAt: 3, Refusals: 2}},
		{Name: "a signature that has run out", Script: hub_create.Script{Refuse: 403, RefuseAt: 3, Refusals: always},
			Says: "answers 403"},
		{Name: "a server that fails", Script: hub_create.Script{Refuse: 503, Refusals: 3}},
		{Name: "cut connections", Script: hub_create.Script{Cut: 900_000, Cuts: 5}},
		{Name: "a silent server", Script: hub_create.Script{Silent: true}, Words: patience,
			Says: "nothing has come for 300ms"},
		{Name: "no ranges", Script: hub_create.Script{NoRanges: true}},
		{Name: "a wrong checksum", Script: hub_create.Script{Wrong: true},
			Says: "the file is not the one that was promised"},
		{Name: "another size", Says: "and the hub tells of 5", Script: hub_create.Script{Told: 5}},
		{Name: "no space", Says: "the disk is full",
			Script: hub_create.Script{Told: 1 << 55, TellSize: true}},
		{Name: "a redirect that is not https", Script: hub_create.Script{Redirect: "http://example.com/toy"},
			Says: "leads to example.com by http: it must be https"},
		{Name: "an address", Words: address},
		{Name: "a file that changes between two ranges", Words: address, Script: hub_create.Script{ChangeAt: 3,
			Changes: 1}},
		{Name: "a file that changes all the time", Words: address, Script: hub_create.Script{ChangeAt: 3,
			Changes: always},
			Says: "the file has changed on the server while it came"},
		{Name: "nobody there", Words: patience, Env: []string{"HF_ENDPOINT=http://127.0.0.1:1"},
			Says: "does not answer"},
		{Name: "through a proxy", Env: []string{"HF_ENDPOINT=http://hub.invalid", "HTTP_PROXY=HUB"}},
	}
}
