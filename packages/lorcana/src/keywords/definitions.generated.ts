import type { Ability } from '@cardwright/core/data';

// Generated from the keywords' sentences by `npm run generate`; do not edit.
/** What each keyword's sentences mean. */
export const keywordDefinitions: Readonly<Record<string, readonly Ability[]>> = {
  "alert": [
    {
      "kind": "static",
      "effects": [
        {
          "do": "challenge-as-if",
          "keyword": "evasive",
          "what": {
            "pick": "self"
          }
        }
      ]
    }
  ],
  "bodyguard": [
    {
      "kind": "static",
      "effects": [
        {
          "do": "enters-with",
          "manner": [
            {
              "do": "exert",
              "player": {
                "who": "you"
              },
              "what": {
                "pick": "self"
              }
            }
          ],
          "optional": true,
          "what": {
            "pick": "self"
          }
        }
      ]
    },
    {
      "kind": "static",
      "effects": [
        {
          "do": "must-choose",
          "among": {
            "pick": "each",
            "filter": [
              {
                "is": "type",
                "type": "character"
              },
              {
                "is": "of",
                "player": {
                  "who": "you"
                }
              }
            ]
          },
          "filter": [
            {
              "is": "keyword",
              "keyword": "bodyguard"
            }
          ],
          "what": {
            "pick": "each",
            "filter": [
              {
                "is": "type",
                "type": "character"
              },
              {
                "is": "of",
                "player": {
                  "who": "opponents"
                }
              }
            ]
          }
        }
      ]
    }
  ],
  "boost": [
    {
      "kind": "activated",
      "costs": [
        {
          "pay": "resource",
          "resource": "ink",
          "amount": {
            "amount": "parameter"
          }
        }
      ],
      "if": {
        "if": "turn",
        "of": {
          "who": "you"
        }
      },
      "limit": "once-per-turn",
      "effects": [
        {
          "do": "put-under",
          "what": {
            "pick": "top",
            "count": 1,
            "of": {
              "who": "you"
            },
            "zone": "deck"
          },
          "under": {
            "pick": "self"
          },
          "player": {
            "who": "you"
          }
        }
      ]
    }
  ],
  "challenger": [
    {
      "kind": "static",
      "while": {
        "if": "subject",
        "filter": [
          {
            "is": "state",
            "state": "challenging"
          }
        ]
      },
      "effects": [
        {
          "do": "modify",
          "stat": "strength",
          "by": {
            "amount": "parameter"
          },
          "what": {
            "pick": "self"
          }
        }
      ]
    }
  ],
  "evasive": [
    {
      "kind": "static",
      "effects": [
        {
          "do": "forbid",
          "action": "be-challenged",
          "except": [
            {
              "is": "type",
              "type": "character"
            },
            {
              "is": "keyword",
              "keyword": "evasive"
            }
          ],
          "what": {
            "pick": "self"
          }
        }
      ]
    }
  ],
  "reckless": [
    {
      "kind": "static",
      "effects": [
        {
          "do": "forbid",
          "action": "quest",
          "what": {
            "pick": "self"
          }
        },
        {
          "do": "require",
          "action": "challenge",
          "what": {
            "pick": "self"
          }
        }
      ]
    }
  ],
  "resist": [
    {
      "kind": "static",
      "effects": [
        {
          "do": "reduce-damage",
          "by": {
            "amount": "parameter"
          },
          "what": {
            "pick": "self"
          }
        }
      ]
    }
  ],
  "rush": [
    {
      "kind": "static",
      "effects": [
        {
          "do": "permit",
          "action": "challenge-while-drying",
          "what": {
            "pick": "self"
          }
        }
      ]
    }
  ],
  "singer": [
    {
      "kind": "static",
      "effects": [
        {
          "do": "count-as-cost",
          "cost": {
            "amount": "parameter"
          },
          "what": {
            "pick": "self"
          }
        }
      ]
    }
  ],
  "support": [
    {
      "kind": "triggered",
      "on": [
        {
          "on": "quested",
          "card": {
            "pick": "self"
          }
        }
      ],
      "effects": [
        {
          "do": "may",
          "player": {
            "who": "you"
          },
          "effects": [
            {
              "do": "modify",
              "stat": "strength",
              "by": {
                "amount": "stat",
                "stat": "strength",
                "of": {
                  "pick": "ref",
                  "ref": {
                    "to": "it"
                  }
                }
              },
              "what": {
                "pick": "chosen",
                "range": {
                  "min": 1,
                  "max": 1
                },
                "filter": [
                  {
                    "is": "type",
                    "type": "character"
                  },
                  {
                    "is": "other"
                  }
                ]
              },
              "duration": {
                "lasts": "this-turn"
              }
            }
          ]
        }
      ]
    }
  ],
  "vanish": [
    {
      "kind": "triggered",
      "on": [
        {
          "on": "chosen",
          "card": {
            "pick": "self"
          },
          "given": [
            "by-action"
          ],
          "player": {
            "who": "an-opponent"
          }
        }
      ],
      "effects": [
        {
          "do": "banish",
          "what": {
            "pick": "ref",
            "ref": {
              "to": "it"
            }
          },
          "player": {
            "who": "you"
          }
        }
      ]
    }
  ],
  "ward": [
    {
      "kind": "static",
      "effects": [
        {
          "do": "forbid",
          "action": "be-chosen",
          "what": {
            "pick": "self"
          },
          "by": {
            "who": "opponents"
          }
        }
      ]
    }
  ]
} as const;
